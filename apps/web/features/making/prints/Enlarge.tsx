import { Button } from '@mantine/core'
import { files } from '@toile/contract/features/files.ts'
import { prints } from '@toile/contract/features/prints.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { useTranslation } from 'react-i18next'
import { send } from '../../../shell/calls/api.ts'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import { fileName } from '../../../shell/exports/fileName.ts'
import { saveFile } from '../../../shell/exports/saveFile.ts'
import { useAway } from '../../../shell/calls/useAway.ts'
import { MakingState } from '../parts/MakingState.tsx'
import { useMaking } from '../parts/useMaking.ts'
import styles from './printStudio.module.css'

const { side, credits } = limits.upscaling

interface EnlargeProps {
  /** A made print, or the file of an uploaded one; null while the print is not stored. */
  of: { elementId: string } | { fileId: string } | null
  name: string
}

/** Draws a stored print again at the most pixels there are; its limit and price are told before (requirement S5.19). */
export function Enlarge({ of, name }: EnlargeProps) {
  const { t } = useTranslation()
  const away = useAway()
  const made = useMaking(prints.upscaleElement)
  const uploaded = useMaking(prints.upscaleFile)
  const { busy, task } = of && 'fileId' in of ? uploaded : made
  const enlarge = () => {
    if (of && 'fileId' in of) uploaded.order({ ...of, side })
    else if (of) made.order({ ...of, side })
  }
  const done = tasks.upscalePrint.gives.safeParse(task?.status === 'succeeded' ? task.output : null)
  const save = async (fileId: string) => {
    try {
      const picture = sureFirst(await send(files.read, { ids: [fileId] }))
      saveFile(await (await fetch(picture.url)).blob(), `${fileName(name)}-${side}.png`)
    } catch (error) {
      sayRefusal(error)
    }
  }
  return (
    <div className={styles.enlarge}>
      <Button variant="default" disabled={of === null || away !== null} loading={busy} onClick={enlarge}>
        {`${t('Enlarge to {{side}} pixels', { side })} · ${t('{{count}} credits', { count: credits })}`}
      </Button>
      {of === null && (
        <p className={styles.note}>{t('Keep the print in the library first, then it can be enlarged.')}</p>
      )}
      {of !== null && away && <p className={styles.note}>{t('It needs the connection to the server.')}</p>}
      <MakingState task={task} />
      {done.success && (
        <Button variant="default" onClick={() => void save(done.data.fileId)}>
          {t('Download the enlarged print')}
        </Button>
      )}
    </div>
  )
}
