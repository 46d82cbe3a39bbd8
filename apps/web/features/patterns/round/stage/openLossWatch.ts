/** Milliseconds after which a graphics processor that was taken away counts as gone. */
const patience = 8000

/** Watches whether what draws a canvas is taken away by the system and given back; gives the way to stop watching. */
export function openLossWatch(canvas: EventTarget, tell: (told: 'there' | 'lost' | 'gone') => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const onLost = (event: Event) => {
    // Else it is never given back.
    event.preventDefault()
    tell('lost')
    waiting = setTimeout(() => tell('gone'), patience)
  }
  const onRestored = () => {
    clearTimeout(waiting)
    tell('there')
  }
  canvas.addEventListener('webglcontextlost', onLost)
  canvas.addEventListener('webglcontextrestored', onRestored)
  return () => {
    clearTimeout(waiting)
    canvas.removeEventListener('webglcontextlost', onLost)
    canvas.removeEventListener('webglcontextrestored', onRestored)
  }
}
