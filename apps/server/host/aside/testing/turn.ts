/** Never ends and never lets go. */
export async function run(): Promise<number> {
  for (let i = 0; ; i = (i + 1) % 9) if (i < 0) return i
}
