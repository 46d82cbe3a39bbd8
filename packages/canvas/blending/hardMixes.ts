/** Twice the product of two bytes where the first, `by`, is dark, and twice the product of what both lack, turned round, where it is light: by 256 times the first and the second, because a branch on pixels cannot be foreseen. */
export const hardMixes: Uint8Array = Uint8Array.from({ length: 65536 }, (_, i) => {
  const [by, other] = [i >> 8, i & 255]
  return by < 128 ? Math.round((2 * by * other) / 255) : 255 - Math.round((2 * (255 - by) * (255 - other)) / 255)
})
