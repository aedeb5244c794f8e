import Testing

@testable import MastheadLayout

struct PoolTests {
  private final class Guest {}

  @Test func elementsKeepTheirAddressesWhileOthersCome() {
    let pool = Pool<Int>()
    pool.append(7)
    withUnsafeMutablePointer(to: &pool[0]) { first in
      for number in 1..<5000 { #expect(pool.append(number) == number) }
      first.pointee += 1
    }
    #expect(pool[0] == 8)
    #expect(pool.count == 5000)
    #expect(pool.indices.dropFirst().allSatisfy { pool[$0] == $0 })
  }

  @Test func whatIsRemovedIsLetGo() {
    weak var guest: Guest?
    let pool = Pool<Guest>()
    do {
      let made = Guest()
      guest = made
      for _ in 0..<1500 { pool.append(made) }
    }
    #expect(guest != nil)
    pool.removeAll()
    #expect(guest == nil)
    #expect(pool.count == 0)
    pool.append(Guest())
    #expect(pool.count == 1)
  }

  @Test func thePoolLetsItsElementsGo() {
    weak var guest: Guest?
    do {
      let pool = Pool<Guest>()
      let made = Guest()
      guest = made
      for _ in 0..<600 { pool.append(made) }
      #expect(pool.count == 600)
    }
    #expect(guest == nil)
  }
}

struct IdentityTableTests {
  @Test func eachPlaceHasANumberOfItsOwn() {
    let table = IdentityTable()
    var numbers: Set<Int32> = []
    for parent in [0, -3, 7, .max, .min] as [Int32] {
      for index in Int32(-20)..<600 {
        numbers.insert(table.child(of: Identity(number: parent), at: index).number)
      }
    }
    #expect(numbers.count == 5 * 620)
    #expect(!numbers.contains(Identity.root.number))
    let again = table.child(of: Identity(number: 7), at: 599)
    #expect(numbers.contains(again.number))
    #expect(table.child(of: Identity(number: 7), at: 599) == again)
  }

  @Test func whatIsMeasuredFindsTheNumbersOfTheTableBelow() {
    let base = IdentityTable()
    let known = base.child(of: .root, at: 3)
    let table = IdentityTable(over: base)
    #expect(table.child(of: .root, at: 3) == known)
    let own = table.child(of: .root, at: 4)
    #expect(own.number < 0)
    table.removeAll()
    #expect(table.child(of: .root, at: 5) == own)
    #expect(table.child(of: .root, at: 3) == known)
  }
}
