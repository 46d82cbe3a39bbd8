import { findFabric } from '../../../fabrics/index.ts'
import type { Design } from '../../design.ts'

/** Tweeds with flecks of their own tones, so that no stray ochre or teal stands beside a script's colours. */
export const withTonalFlecks = (design: Design): Design => ({
  ...design,
  garments: design.garments.map((worn) =>
    findFabric(worn.fabric)?.weave === 'tweed' ? { ...worn, flecks: 'tonal' as const } : worn,
  ),
})
