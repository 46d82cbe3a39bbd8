/** Grows marks step by step into open places next to them, in place: a fill that was kept off a gap comes back to its lines. */
export function growWithin(marks: Uint8Array, open: Uint8Array, width: number, steps: number): void {
  let edge: number[] = []
  for (let i = 0; i < marks.length; i++) if (marks[i]) edge.push(i)
  for (let step = 0; step < steps && edge.length > 0; step++) {
    const next: number[] = []
    const reach = (i: number) => {
      if (marks[i] || !open[i]) return
      marks[i] = 255
      next.push(i)
    }
    for (const i of edge) {
      if (i % width > 0) reach(i - 1)
      if (i % width < width - 1) reach(i + 1)
      if (i >= width) reach(i - width)
      if (i + width < marks.length) reach(i + width)
    }
    edge = next
  }
}
