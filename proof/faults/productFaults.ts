import { type Fault, serverFault } from './fault.ts'

const products = 'features/products/products.test.ts'
const retouched = 'features/products/retouched.test.ts'
const cli = 'apps/server/cli/products.test.ts'

/** Faults in product pictures: what is ordered, paid, liked, kept and packed. */
export const productFaults: readonly Fault[] = [
  serverFault(
    'a product picture that was not drawn is paid',
    'features/products/makeProducts.task.ts',
    'used: productIds.length * limits.products.credits,',
    '',
    products,
    'neither is paid',
  ),
  serverFault(
    'results of a look are taken by one chance',
    'features/products/makeProducts.task.ts',
    '(shot.seed + k * apart)',
    'shot.seed',
    products,
    'that differ in chance',
  ),
  serverFault(
    'each garment of a collection is as large as fits',
    'features/products/makeProducts.task.ts',
    'sameScale ? sharedScale(looks, shot, loaded.uploads) : shot.millimetres',
    'shot.millimetres',
    products,
    'in one scale',
  ),
  serverFault(
    'a look of which nothing is seen is ordered',
    'features/products/orderProducts.ts',
    'garments.some(({ hidden }) => !hidden)',
    'garments.length > 0',
    products,
    'refused with its sentence before anything is spent',
  ),
  serverFault(
    'a picture whose like is taken back stays in the library',
    'features/products/handlers.ts',
    "if (row.state === 'liked') {\n      await setState(tx, row, 'staged')\n      await takeProductOut(tx, row)",
    "if (row.state === 'liked') {\n      await setState(tx, row, 'staged')",
    products,
    'unlike takes it out',
  ),
  serverFault(
    'light is laid on light',
    'packages/craft/products/relitWork.ts',
    "kind !== 'light' && ",
    '',
    retouched,
    'by one step of light',
  ),
  serverFault(
    'an edited picture is kept over what somebody else kept meanwhile',
    'features/products/keepRetouched.ts',
    'revision: revision + 1',
    'revision',
    retouched,
    'which nobody else may have changed',
  ),
  serverFault(
    'originals of product pictures are swept',
    'host/database/schema/products.ts',
    'holds: [fileIn(row.fileId), mentionsIn(row.work)]',
    'holds: [fileIn(row.fileId)]',
    retouched,
    'is kept, and swept once its project is gone',
  ),
  serverFault(
    'a clock on the command line runs backwards',
    'cli/relight.ts',
    'return (hour % 12) * 30 + minute / 2',
    'return 360 - (hour % 12) * 30 - minute / 2',
    cli,
    'on the side that the light comes from',
  ),
]
