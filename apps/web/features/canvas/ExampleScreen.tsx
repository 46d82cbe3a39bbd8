import { useTranslation } from 'react-i18next'
import { CanvasStudio } from './CanvasStudio.tsx'

/** The canvas without an account: a drawn example, kept in this browser alone (requirement S2.05). */
export function ExampleScreen() {
  const { t } = useTranslation()
  return (
    <CanvasStudio
      keptAs="example"
      title={t('Canvas example')}
      note={t('This example is saved in your browser only.')}
    />
  )
}
