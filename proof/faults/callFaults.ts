import { type Fault, faultsOf } from './fault.ts'

const fault = faultsOf('studio')('call.test.ts', 'packages/contract')

/** Faults in what calls say of themselves. */
export const callFaults: readonly Fault[] = [
  fault(
    'a call that does not say how it is taken back is open to assistants',
    'call.ts',
    "if (!undo) return 'never'",
    "if (!undo) return 'plan'",
    'one that says nothing of it is closed',
  ),
  fault(
    'what costs credits is not asked for each time',
    'call.ts',
    "undo === 'never' || costs ? 'always' : 'plan'",
    "undo === 'never' ? 'always' : 'plan'",
    'what costs or cannot be taken back is asked for each time',
  ),
  fault(
    'tags are taken back as they were put on',
    'features/library.ts',
    'add: remove, remove: add',
    'add, remove',
    'tags the other way round',
  ),
  fault(
    'a price is told that is not the one that is held',
    'features/generation.ts',
    '=> priceOf(tier, looks)',
    '=> priceOf(tier, 1)',
    'tells its price before it is asked for',
  ),
]
