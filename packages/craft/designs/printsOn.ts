import type { PrintSource } from '../prints/placement.ts'
import type { Worn } from './design.ts'

/** Every source that is printed or laid on a garment: its print, those of its parts, of its regions, and pictures sewn or painted on. */
export const printsOn = ({
  print,
  partPrints = [],
  applied = [],
}: Pick<Worn, 'print' | 'partPrints' | 'applied'>): PrintSource[] => [
  ...(print ? [print.source] : []),
  ...partPrints.flatMap((part) => (part.print ? [part.print.source] : [])),
  ...applied.flatMap((one): PrintSource[] => {
    if (one.kind === 'region') return one.fill.kind === 'print' ? [one.fill.print.source] : []
    return one.source.kind === 'notion' ? [] : [{ kind: 'picture', hash: one.source.hash }]
  }),
]
