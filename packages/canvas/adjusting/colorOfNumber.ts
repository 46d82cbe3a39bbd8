/** The channels of a colour given as 0xrrggbb. */
export const colorOfNumber = (packed: number): readonly [red: number, green: number, blue: number] => [
  (packed >>> 16) & 255,
  (packed >>> 8) & 255,
  packed & 255,
]
