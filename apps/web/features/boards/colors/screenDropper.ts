/** Lets a person press anywhere on the screen; answers '#rrggbb', or nothing when the person thought better of it. */
export type ScreenDropper = () => Promise<string | null>

interface BrowserDropper {
  open(): Promise<{ sRGBHex: string }>
}
declare global {
  interface Window {
    EyeDropper?: new () => BrowserDropper
  }
}

/** The browser's own eyedropper, where it has one (Chromium). */
export function screenDropper(): ScreenDropper | null {
  const { EyeDropper } = window
  if (!EyeDropper) return null
  return async () => {
    try {
      return (await new EyeDropper().open()).sRGBHex
    } catch {
      return null
    }
  }
}
