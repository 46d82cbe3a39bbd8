import type { KeyboardEvent } from 'react'
import { takesText } from '../../../../shell/actions/keys.ts'
import { type Playing, stepped } from './playing.ts'

interface PlayerActs {
  playing: Playing
  /** Goes to the whole screen or back. */
  onWhole: () => void
}

/** Whether an element does something of its own when Space is pressed. */
const takesSpace = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('button, select, [role=menuitem]') !== null

/** The keys of a player while the focus is in it: Space plays, comma and point go frame by frame, Home and End to the ends, F takes the whole screen. */
export function pressPlayer(event: KeyboardEvent, { playing, onWhole }: PlayerActs): void {
  if (event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return
  const stepBy = (by: number) => {
    playing.pause()
    playing.seek(stepped(playing, by))
  }
  const acts: Readonly<Record<string, () => void>> = {
    ...(takesSpace(event.target) ? {} : { ' ': playing.isPlaying ? playing.pause : playing.play }),
    ',': () => stepBy(-1),
    '.': () => stepBy(1),
    Home: () => playing.seek(0),
    End: () => playing.seek(playing.frames - 1),
    f: onWhole,
  }
  const act = acts[event.key]
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act()
}
