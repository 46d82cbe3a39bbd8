import type { Design } from '@toile/craft/designs/design.ts'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../languages/listOf.ts'
import { madeFrom } from './madeFrom.ts'

/** From what of the person a look was made, in one sentence; nothing for one that was imported. */
export function useMadeFrom(origin: Design['origin']): string | null {
  const { t } = useTranslation()
  if (!origin) return null
  const { sketches, prints, pictured, asked } = madeFrom(origin)
  const parts = [
    ...(sketches ? [t('{{count}} of your sketches', { count: sketches })] : []),
    ...(prints ? [t('{{count}} of your prints', { count: prints })] : []),
    ...(pictured && sketches + prints > 0 ? [t('colours of your pictures')] : []),
  ]
  if (parts.length === 0 && pictured)
    return asked
      ? t('Made from your colours and those of your pictures.')
      : t('Made from the colours of your pictures.')
  if (parts.length === 0) return t('Made from your colours.')
  return t('Made from {{parts}}.', { parts: listOf(parts) })
}
