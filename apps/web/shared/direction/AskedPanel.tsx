import { Button } from '@mantine/core'
import { asAskedSays } from '@toile/studio/projects/directionChanges.ts'
import type { ColorScript } from '@toile/craft/script/scriptSchema.ts'
import { useTranslation } from 'react-i18next'
import { useBoards } from '../open/boards/boardContext.ts'
import styles from './direction.module.css'
import { LeftOutColors } from './LeftOutColors.tsx'
import { quiet } from './quiet.ts'
import { ScriptField } from './ScriptField.tsx'
import { derivedStep } from './words.ts'

interface AskedPanelProps {
  script: ColorScript
  onLeave: () => void
}

/** The colours of the next looks where no picture gives them, shown, changed and held as those of pictures are: the asked ones lead, the others are derived of them. */
export function AskedPanel({ script, onLeave }: AskedPanelProps) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const { kept, without } = project.direction.script
  return (
    <>
      <div className={styles.head}>
        <h2>{t('Colours of the collection')}</h2>
        <Button
          size="compact-sm"
          variant="subtle"
          {...quiet(kept.length + without.length === 0)}
          onClick={() => opened.document.change(asAskedSays, null, { as: derivedStep })}
        >
          {t('As derived')}
        </Button>
      </div>
      <p className={styles.note}>
        {t(
          'Your colours lead; the others are derived from them, so that the looks have light, deep, tones and an accent.',
        )}
      </p>
      <ScriptField script={script} pictures={[]} onLeave={onLeave} />
      <LeftOutColors as={derivedStep} />
    </>
  )
}
