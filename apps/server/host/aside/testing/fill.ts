/** Fills memory until it is stopped: on the heap, or beside it. */
export async function run({ heap }: { heap: boolean }): Promise<number> {
  const held: unknown[] = []
  for (;;) held.push(heap ? Array.from({ length: 1e5 }, (_, i) => ({ i })) : Buffer.alloc(4e6, 1))
}
