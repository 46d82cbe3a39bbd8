/** Milliseconds for a picture above which moving pictures are drawn lighter, and how many in a row make that sure. */
const slow = 140
const enough = 3
/** Milliseconds of rest after which the light picture is followed by the full one. */
const rest = 450

/** Moving pictures are drawn lighter where full ones come too slowly, and a full one follows when nothing moves. */
export interface Pace {
  /** Told before a picture of something that moves. */
  moves(): void
  /** Told how long it took to be seen. */
  took(milliseconds: number): void
  readonly isLight: boolean
  close(): void
}

/** Opens it at full pictures; `change` is told when the other kind is drawn from now on. */
export function openPace(change: (light: boolean) => void): Pace {
  let late = 0
  let isLight = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  const set = (light: boolean) => {
    if (light === isLight) return
    isLight = light
    change(light)
  }
  return {
    moves() {
      clearTimeout(waiting)
      if (late >= enough) set(true)
    },
    took(milliseconds) {
      if (late < enough) late = milliseconds > slow ? late + 1 : 0
      clearTimeout(waiting)
      if (isLight) waiting = setTimeout(() => set(false), rest)
    },
    get isLight() {
      return isLight
    },
    close: () => clearTimeout(waiting),
  }
}
