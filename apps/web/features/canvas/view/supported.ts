/** What the canvas needs of a browser, each with the name by which it is known. */
const parts = [
  { name: 'Web Worker', there: () => typeof Worker === 'function' },
  { name: 'OffscreenCanvas', there: () => typeof OffscreenCanvas === 'function' },
  {
    name: 'HTMLCanvasElement.transferControlToOffscreen',
    there: () => typeof HTMLCanvasElement.prototype.transferControlToOffscreen === 'function',
  },
  { name: 'Pointer Events', there: () => typeof PointerEvent === 'function' },
] as const

/** The parts that this browser lacks, by name (requirement S8.04). */
export const missingParts = (): string[] => parts.filter(({ there }) => !there()).map(({ name }) => name)
