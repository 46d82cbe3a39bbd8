/** A number from nought by letters: A, B … Z, AA, AB … */
export function lettered(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : lettered(Math.floor(index / 26) - 1) + last
}
