import type { Figure, Side } from '../../../mannequins/figure.ts'

/** Where the wearer's own left or right is seen: the viewer's left (-1) or right (1). */
export const seenOn = (figure: Figure, side: 'left' | 'right'): Side =>
  (side === 'left') === (figure.view === 'front') ? 1 : -1

/** How a figure compares with the adult woman for whom accessories are measured: about the neck, the head and the hands, and in all. */
export function sizeOf({ build }: Figure): { neck: number; head: number; body: number } {
  return {
    neck: build.neck[build.neck.length - 1][1] / 0.185,
    head: build.headHalf / 0.335,
    body: build.levels.floor / 8.95,
  }
}
