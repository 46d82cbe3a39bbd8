interface Trying {
  /** Tells when the server is there again; gives back how to hear no more of it. */
  onBack: (back: () => void) => () => void
  /** Told of each failure. */
  onFailed: () => void
}

/** What fails while the server is reached is tried again after so long, each time longer. */
const pauses = { first: 1_000, most: 30_000 }

/** Does something and, when it fails, does it again: as soon as the server is there again, and after pauses that grow. The returned function ends that. */
export function tryUntilDone(work: () => Promise<unknown>, { onBack, onFailed }: Trying): () => void {
  let ended = false
  let failed = false
  let pause = pauses.first
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    ended = true
    clearTimeout(timer)
    leave()
  }
  const go = () => {
    clearTimeout(timer)
    failed = false
    work().then(end, () => {
      if (ended) return
      failed = true
      onFailed()
      timer = setTimeout(go, pause)
      pause = Math.min(pauses.most, pause * 2)
    })
  }
  const leave = onBack(() => {
    if (failed && !ended) go()
  })
  go()
  return end
}
