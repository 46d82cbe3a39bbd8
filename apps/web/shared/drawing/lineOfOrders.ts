/** How soon an order is wanted: what is being edited, what is seen, what may come later. */
export type Urgency = 'now' | 'soon' | 'later'

interface Waiting<Order, Answer> {
  slot: string
  urgency: Urgency
  order: Order
  give: (answer: Answer | null) => void
  fail: (error: unknown) => void
}

const rank: Record<Urgency, number> = { now: 0, soon: 1, later: 2 }

/**
 * Orders standing in line before one worker: in each slot only the newest counts, an older one that has not begun is given nothing.
 * One order runs at a time; the more urgent go first.
 */
export function openLine<Order, Answer>(run: (order: Order) => Promise<Answer>) {
  let line: Waiting<Order, Answer>[] = []
  let busy = false

  const next = () => {
    if (busy || line.length === 0) return
    const first = line.reduce((best, one) => (rank[one.urgency] < rank[best.urgency] ? one : best))
    line = line.filter((one) => one !== first)
    busy = true
    run(first.order)
      .then(first.give, first.fail)
      .finally(() => {
        busy = false
        next()
      })
  }

  const leave = (slot: string) => {
    for (const one of line) if (one.slot === slot) one.give(null)
    line = line.filter((one) => one.slot !== slot)
  }

  return {
    ask: (slot: string, order: Order, urgency: Urgency) =>
      new Promise<Answer | null>((give, fail) => {
        leave(slot)
        line = [...line, { slot, urgency, order, give, fail }]
        next()
      }),
    leave,
  }
}
