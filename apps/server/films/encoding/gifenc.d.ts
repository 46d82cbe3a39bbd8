declare module 'gifenc' {
  interface Frame {
    first: boolean
    palette: readonly (readonly number[])[] | null
    transparent: boolean
    transparentIndex: number
    delay: number
    dispose: number
  }
  interface Writer {
    writeHeader(): void
    writeFrame(places: Uint8Array, width: number, height: number, frame: Frame): void
    finish(): void
    bytes(): Uint8Array
    reset(): void
  }
  const gifenc: {
    quantize(rgba: Uint8Array, most: number, options: { format: 'rgb565' | 'rgb444' | 'rgba4444' }): number[][]
    GIFEncoder(options: { auto: boolean }): Writer
  }
  export default gifenc
}
