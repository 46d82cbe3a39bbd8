import { Button } from '@mantine/core'
import { writeZip } from '@toile/canvas/files/zip/writeZip.ts'
import type { PatternDocument } from '@toile/tailoring/editing/patternDocument.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../../languages/listOf.ts'
import { saveFile } from '../../../shell/exports/saveFile.ts'
import { Panel } from '../../../shell/parts/Panel.tsx'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { type FileForm, fileForms, type WrittenFiles } from '../drafting/patternOrders.ts'
import { askFiles } from '../drafting/patternsWorker.ts'
import styles from './panels.module.css'

interface FilesPanelProps {
  document: PatternDocument
  /** The sizes that it is written in. */
  sizes: readonly string[]
}

const forms: Readonly<Record<FileForm, { name: { label: string }; says: { label: string } }>> = {
  dxf: {
    name: { label: 'DXF' },
    says: { label: 'For pattern software: AAMA and ASTM, all sizes in one file.' },
  },
  svg: {
    name: { label: 'SVG' },
    says: { label: 'In true size, a file for each size, with a square to check a print by.' },
  },
  a4: {
    name: { label: 'PDF, A4 pages' },
    says: { label: 'To be printed at home and taped together, with a map of the pages.' },
  },
  letter: { name: { label: 'PDF, Letter pages' }, says: { label: 'The same on North American paper.' } },
  a0: { name: { label: 'PDF, A0' }, says: { label: 'For the copy shop.' } },
  plotter: { name: { label: 'PDF for a plotter' }, says: { label: 'One page as long as the pattern, 91 cm wide.' } },
  projector: {
    name: { label: 'PDF for a projector' },
    says: { label: 'Bold lines, each size a layer that can be hidden.' },
  },
}

/** The pattern as files, in the sizes that are cut. */
export function FilesPanel({ document, sizes }: FilesPanelProps) {
  const { t } = useTranslation()
  const style = document.name
  const [writing, setWriting] = useState<FileForm | null>(null)
  const write = async (form: FileForm) => {
    setWriting(form)
    try {
      handOver(await askFiles({ document, form, style, date: today() }), style, form)
    } catch {
      toasts.fail(t('The file could not be written. Try again.'))
    } finally {
      setWriting(null)
    }
  }
  return (
    <Panel title={t('Download')} count={listOf(sizes)}>
      <ul className={styles.files}>
        {fileForms.map((form) => (
          <li key={form}>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
              loading={writing === form}
              onClick={() => void write(form)}
            >
              {t('Download {{name}}', { name: t(forms[form].name.label) })}
            </Button>
            <p>{t(forms[form].says.label)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const today = () => new Date().toISOString().slice(0, 10).split('-').toReversed().join('-')

/** Saves files: one as it is, several as a ZIP. */
function handOver(files: WrittenFiles, style: string, form: FileForm): void {
  const [first, ...more] = files
  if (!first) return
  if (more.length === 0) return saveFile(new Blob([new Uint8Array(first.bytes)]), `${style}${first.ending}`)
  const parts = files.map(({ ending, bytes }) => ({ name: `${style}${ending}`, bytes, stored: false }))
  saveFile(new Blob([new Uint8Array(writeZip(parts))]), `${style}-${form}.zip`)
}
