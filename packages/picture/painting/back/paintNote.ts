/** What of a painting cannot go back on its look, and what does not fit it any more. */
export type PaintNote =
  /** So large a share of what was painted lies on no cloth that is seen. */
  | { kind: 'beside'; share: number }
  /** Something of the look was wiped away. */
  | { kind: 'erased'; layer: string }
  /** Shadow, shade or light of the look was painted on: it is drawn anew. */
  | { kind: 'light'; layer: string }
  /** A layer that changes what lies below it. */
  | { kind: 'adjustment'; layer: string }
  /** The garment is locked and takes no paint. */
  | { kind: 'locked'; garment: string }
  /** The part of the garment on which it was painted is no more. */
  | { kind: 'gone'; garment: string; paint: string }
  /** So large a share of it lies beyond the cloth. */
  | { kind: 'outside'; garment: string; paint: string; share: number }
