/** What roles are called, no two alike: as they were named by hand, else by what they are, in words that `say` gives; those of one name are counted. */
export function namesOfRoles<Role extends { name: string }>(
  roles: readonly Role[],
  say: (role: Role) => string,
  numbered: (name: string, number: number) => string,
): string[] {
  const said = roles.map((role) => role.name || say(role))
  const byHand = new Set(roles.flatMap(({ name }) => name || []))
  const taken = new Set(byHand)
  const isAlone = (name: string) => said.indexOf(name) === said.lastIndexOf(name)
  return roles.map((role, i) => {
    const plain = said[i] ?? ''
    if (role.name || isAlone(plain)) return plain
    for (let number = byHand.has(plain) ? 2 : 1; ; number++) {
      const name = numbered(plain, number)
      if (taken.has(name)) continue
      taken.add(name)
      return name
    }
  })
}
