import { useTranslation } from 'react-i18next'
import { t as translate } from '../../languages/index.ts'
import { CanvasStudio } from './CanvasStudio.tsx'
import { exampleNames } from './example/exampleNames.ts'
import type { Opening } from './painting/opening.ts'

const example = (): Opening => ({
  kind: 'example',
  names: Object.fromEntries(exampleNames.map(({ label }) => [label, translate(label)])),
})

/** The canvas without an account: a drawn example, kept in this browser alone (requirement S2.05). */
export function ExampleScreen() {
  const { t } = useTranslation()
  return (
    <CanvasStudio
      keptAs="example"
      opening={example}
      title={t('Canvas example')}
      note={t('This example is saved in your browser only.')}
    />
  )
}
