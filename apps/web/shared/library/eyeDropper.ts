interface EyeDropperLike {
  open(): Promise<{ sRGBHex: string }>
}

const isMaker = (value: unknown): value is new () => EyeDropperLike => typeof value === 'function'

/** The browser's own eyedropper, where it has one: gives '#rrggbb', or nothing when it was put down. */
export function eyeDropper(): (() => Promise<string | null>) | null {
  const Maker: unknown = Reflect.get(globalThis, 'EyeDropper')
  if (!isMaker(Maker)) return null
  return async () => {
    try {
      return (await new Maker().open()).sRGBHex
    } catch {
      return null
    }
  }
}
