import { Button } from '@mantine/core'
import { files } from '@toile/contract/features/files.ts'
import { prints } from '@toile/contract/features/prints.ts'
import { tasks } from '@toile/contract/tasks.ts'
import { limits } from '@toile/fashion/limits.ts'
import { useTranslation } from 'react-i18next'
import { send } from '../../../../shell/api.ts'
import { sayRefusal } from '../../../../shell/queries.ts'
import { fileName, saveFile } from '../../looks/download.ts'
import { MakingState } from '../parts/MakingState.tsx'
import { useMaking } from '../parts/useMaking.ts'
import styles from './printStudio.module.css'

const { side, credits } = limits.upscaling

/** Draws a kept print again at the most pixels there are; its limit and price are told before (requirement S5.19). */
export function Enlarge({ kept, name }: { kept: string | null; name: string }) {
  const { t } = useTranslation()
  const { order, busy, task } = useMaking(prints.upscaleElement)
  const done = tasks.upscalePrint.gives.safeParse(task?.status === 'succeeded' ? task.output : null)
  const save = async (fileId: string) => {
    try {
      const [picture] = await send(files.read, { ids: [fileId] })
      saveFile(await (await fetch(picture.url)).blob(), `${fileName(name)}-${side}.png`)
    } catch (error) {
      sayRefusal(error)
    }
  }
  return (
    <div className={styles.enlarge}>
      <Button
        variant="default"
        disabled={kept === null}
        loading={busy}
        onClick={() => kept !== null && order({ elementId: kept, side })}
      >
        {`${t('Enlarge to {{side}} pixels', { side })} · ${t('{{count}} credits', { count: credits })}`}
      </Button>
      {kept === null && (
        <p className={styles.note}>{t('Keep the print in the library first, then it can be enlarged.')}</p>
      )}
      <MakingState task={task} />
      {done.success && (
        <Button variant="default" onClick={() => void save(done.data.fileId)}>
          {t('Download the enlarged print')}
        </Button>
      )}
    </div>
  )
}
