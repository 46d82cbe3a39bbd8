/** The number 0xrrggbb of a colour written as #rrggbb; nothing where it is none. */
export function numberOfHex(hex: string | undefined): number | null {
  return hex !== undefined && /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : null
}
