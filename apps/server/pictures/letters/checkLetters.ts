import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import { aside } from '../../host/aside/aside.ts'

/** Refuses texts with letters that no font has, and names them (requirement S5.18); fonts are opened aside. */
export async function checkLetters(items: readonly TextItem[]): Promise<void> {
  await aside('checkLetters', items)
}
