import type { Worn } from '@toile/craft/designs/design.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import { useTranslation } from 'react-i18next'

const sketch = { label: 'Your sketch' }

/** What something that is worn is called, in the person's language. */
export function useWornName() {
  const { t } = useTranslation()
  return (worn: Pick<Worn, 'cut'>) => t((typeOf(worn) ?? sketch).label)
}
