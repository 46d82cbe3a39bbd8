const handed = new WeakMap<object, readonly ArrayBuffer[]>()

/** Marks what an act of a worker made so that these parts of it are handed over and not copied: the worker has them no longer. */
export function handOver<Made extends object>(made: Made, parts: readonly ArrayBuffer[]): Made {
  handed.set(made, parts)
  return made
}

/** The parts of an answer that are handed over. */
export const handedOver = (made: unknown): Transferable[] => {
  if (made instanceof ImageBitmap) return [made]
  return typeof made === 'object' && made ? [...(handed.get(made) ?? [])] : []
}
