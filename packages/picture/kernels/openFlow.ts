/** A flow network on a padded grid: every node has links to its 4 or 8 neighbours and one price to either end. */
export interface Flow {
  /** The price to the source (positive) or to the sink (negative) of a node. */
  setEnds(node: number, price: number): void
  /** The price of the link from a node in an even direction, both ways. */
  setLink(node: number, direction: number, price: number): void
  /** Sends as much flow as fits. */
  run(): void
  /** Whether a node is on the source side once the flow has run. */
  isSource(node: number): boolean
}

const free = 0
const source = 1
const sink = 2
const atEnd = 8
const orphan = 9
const far = 1 << 30

/** Opens a network of nodes in rows of `stride`; directions are right, left, down, up, and then the diagonals, so that `d ^ 1` turns round. */
export function openFlow(stride: number, nodes: number, directions: 4 | 8): Flow {
  const step = Int32Array.of(1, -1, stride, -stride, stride + 1, -stride - 1, stride - 1, 1 - stride)
  const left = Array.from({ length: directions }, () => new Float32Array(nodes))
  const ends = new Float32Array(nodes)
  const tree = new Uint8Array(nodes)
  const parent = new Uint8Array(nodes).fill(orphan)
  const stamp = new Int32Array(nodes)
  const depth = new Int32Array(nodes)
  const queued = new Uint8Array(nodes)
  // A ring is enough: a node waits in it at most once.
  const ring = new Int32Array(nodes)
  let head = 0
  let waiting = 0
  let clock = 0
  const orphans: number[] = []

  const activate = (node: number) => {
    if (queued[node]) return
    queued[node] = 1
    ring[(head + waiting++) % nodes] = node
  }

  /** Grows the trees from one node; the link that joins them, or -1. */
  function grow(node: number): number {
    const own = tree[node]
    for (let d = 0; d < directions; d++) {
      const next = node + step[d]
      const room = own === source ? left[d][node] : left[d ^ 1][next]
      if (!(room > 0)) continue
      if (tree[next] === free) {
        tree[next] = own
        parent[next] = d ^ 1
        stamp[next] = stamp[node]
        depth[next] = depth[node] + 1
        activate(next)
      } else if (tree[next] !== own) return d
      else if (stamp[next] <= stamp[node] && depth[next] > depth[node]) {
        parent[next] = d ^ 1
        stamp[next] = stamp[node]
        depth[next] = depth[node] + 1
      }
    }
    return -1
  }

  /** The least room between a node and the end of its tree. */
  function roomTo(node: number, ofSource: boolean): number {
    let room = far
    while (parent[node] !== atEnd) {
      const d = parent[node]
      const next = node + step[d]
      room = Math.min(room, ofSource ? left[d ^ 1][next] : left[d][node])
      node = next
    }
    return Math.min(room, Math.abs(ends[node]))
  }

  function send(node: number, ofSource: boolean, amount: number) {
    while (parent[node] !== atEnd) {
      const d = parent[node]
      const next = node + step[d]
      const [there, back] = ofSource ? [left[d ^ 1], left[d]] : [left[d], left[d ^ 1]]
      const [from, to] = ofSource ? [next, node] : [node, next]
      there[from] -= amount
      back[to] += amount
      if (there[from] <= 0) lose(node)
      node = next
    }
    ends[node] += ofSource ? -amount : amount
    if (ofSource ? ends[node] <= 0 : ends[node] >= 0) lose(node)
  }

  const lose = (node: number) => {
    parent[node] = orphan
    orphans.push(node)
  }

  function augment(node: number, d: number) {
    const [upper, lower, way] = tree[node] === source ? [node, node + step[d], d] : [node + step[d], node, d ^ 1]
    const amount = Math.min(left[way][upper], roomTo(upper, true), roomTo(lower, false))
    left[way][upper] -= amount
    left[way ^ 1][lower] += amount
    send(upper, true, amount)
    send(lower, false, amount)
  }

  /** How many steps a node is from the end of its tree, or `far` where its line ends in an orphan. */
  function depthOf(node: number): number {
    let whole = 0
    for (let at = node; ; at += step[parent[at]]) {
      if (stamp[at] === clock) {
        whole += depth[at]
        break
      }
      if (parent[at] === orphan) return far
      whole++
      if (parent[at] !== atEnd) continue
      stamp[at] = clock
      depth[at] = 1
      break
    }
    for (let at = node, d = whole; stamp[at] !== clock; at += step[parent[at]]) {
      stamp[at] = clock
      depth[at] = d--
    }
    return whole
  }

  function adopt(node: number) {
    const own = tree[node]
    let best = far
    let chosen = orphan
    for (let d = 0; d < directions; d++) {
      const next = node + step[d]
      if (tree[next] !== own || !((own === source ? left[d ^ 1][next] : left[d][node]) > 0)) continue
      const steps = depthOf(next)
      if (steps >= best) continue
      best = steps
      chosen = d
    }
    if (chosen !== orphan) {
      parent[node] = chosen
      stamp[node] = clock
      depth[node] = best + 1
      return
    }
    for (let d = 0; d < directions; d++) {
      const next = node + step[d]
      if (tree[next] !== own) continue
      if ((own === source ? left[d ^ 1][next] : left[d][node]) > 0) activate(next)
      if (parent[next] === (d ^ 1)) lose(next)
    }
    tree[node] = free
  }

  return {
    setEnds(node, price) {
      ends[node] = price
    },
    setLink(node, direction, price) {
      left[direction][node] = price
      left[direction + 1][node + step[direction]] = price
    },
    run() {
      for (let i = 0; i < nodes; i++) {
        if (ends[i] === 0) continue
        tree[i] = ends[i] > 0 ? source : sink
        parent[i] = atEnd
        depth[i] = 1
        activate(i)
      }
      while (waiting) {
        const node = ring[head]
        const d = tree[node] === free ? -1 : grow(node)
        if (d < 0) {
          queued[node] = 0
          head = (head + 1) % nodes
          waiting--
          continue
        }
        clock++
        augment(node, d)
        while (orphans.length) adopt(orphans.pop() ?? 0)
      }
    },
    isSource: (node) => tree[node] === source,
  }
}
