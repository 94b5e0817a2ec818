// Rule: A body that makes rows of a binding's elements, ForEach($items), reads the collection, also where it only hands the elements' bindings on: elements that come and go, or change, run it again.
// Source: Apple, ForEach.init(_:content:) over a binding (the rows are made from the collection's current indices)
// Basis: derived, confidence high

import SwiftUI

struct Ingredient: Identifiable {
    let id: Int
    var name: String
}

struct IngredientField: View {
    @Binding var ingredient: Ingredient

    var body: some View { TextField("ingredient \(ingredient.id)", text: $ingredient.name) }
}

struct Recipe: View {
    @State private var ingredients = [Ingredient(id: 1, name: "salt"), Ingredient(id: 2, name: "oil")]

    var body: some View {
        VStack {
            ForEach($ingredients) { $ingredient in IngredientField(ingredient: $ingredient) }
            Button("Add") { ingredients.append(Ingredient(id: ingredients.count + 1, name: "egg")) }
        }
    }
}

@Test("The added row comes, the edited one is written back")
func rowsFollow() {
    let sim = Simulation(Recipe())
    sim.buttons["Add"].tap()
    #expect(sim.textFields.allLabels == ["ingredient 1", "ingredient 2", "ingredient 3"])
    #expect(sim.bodyEvaluations(of: Recipe.self) == 2)
    sim.textFields["ingredient 2"].typeText("y")
    #expect(sim.value(\Recipe.ingredients)[1].name == "oily")
    #expect(sim.bodyEvaluations(of: Recipe.self) == 3)
    #expect(sim.identitiesCreated(of: IngredientField.self) == 3)
}
