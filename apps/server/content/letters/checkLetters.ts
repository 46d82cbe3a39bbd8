import { refuse } from '@toile/fashion/refusals.ts'
import type { TextItem } from '@toile/fashion/slogans/slogan.ts'
import { aside } from '../../host/aside/aside.ts'

const tooHeavy = () => refuse('studioBusy')

/** Refuses texts with letters that no font has, and names them (requirement S5.18); fonts are opened aside. */
export async function checkLetters(items: readonly TextItem[]): Promise<void> {
  await aside('checkLetters', items, tooHeavy)
}
