import { mayStandSingly, readPrintType } from '@toile/craft/prints/printTypes.ts'

/** Whether a print of the board is shown once on a garment instead of repeated: a slogan or a logo (requirement S5.15). */
export const standsSingly = (category: string): boolean => category !== '' && mayStandSingly(readPrintType(category))
