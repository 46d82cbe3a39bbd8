/** How long a pause ends one run of small edits, such as arrow presses on a slider. */
const pause = 900

let run = 0
let last = { key: '', at: 0 }

/** The merge key of an edit: the same through one drag or one run of key presses, so that they undo as one step. */
export function gestureKey(key: string, now: number = performance.now()): string {
  if (key !== last.key || now - last.at > pause) run++
  last = { key, at: now }
  return `${key} ${run}`
}

/** Ends the present run: what follows is a step of its own. */
const endGesture = (): void => {
  last = { key: '', at: 0 }
}

addEventListener('pointerup', endGesture, true)
