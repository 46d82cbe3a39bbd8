import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../../shell/exports/saveFile.ts'
import { toasts } from '../../../../shell/toasts/toasts.ts'
import { useBench } from '../../painting/usePainting.ts'
import { desk } from '../../tools/paintersDesk.ts'
import { useDesk } from '../../tools/useDesk.ts'
import styles from '../panels.module.css'
import { SavePicture } from './SavePicture.tsx'
import { SheetDialog } from './SheetDialog.tsx'
import { useNoteWords } from './useNoteWords.ts'
import { openAny } from './openAny.ts'

/** Saving and opening files, the sheet, and how the canvas is laid out. */
export function FileMenu({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { leftHanded, fingersDraw } = useDesk()
  const [dialog, setDialog] = useState<'picture' | 'sheet' | null>(null)
  const wordsOf = useNoteWords()
  const input = useRef<HTMLInputElement>(null)
  const own = async () => saveFile(await painting.ask('own', undefined), `${title}.toile.zip`)
  const photoshop = async () => {
    const { file, said } = await painting.ask('photoshop', undefined)
    saveFile(file, `${title}.psd`)
    if (said.length > 0) toasts.warn(wordsOf(said))
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    const said = await openAny(painting, file)
    if (said && said.length > 0) toasts.warn(wordsOf(said))
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="subtle"
            size="compact-sm"
            className={styles.file ?? ''}
            rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
          >
            {t('File')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => input.current?.click()}>{t('Open a file or place a picture')}</Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={() => setDialog('picture')}>{t('Save as a picture')}</Menu.Item>
          <Menu.Item onClick={() => void photoshop()}>{t('Save for Photoshop (PSD)')}</Menu.Item>
          <Menu.Item onClick={() => void own()}>{t('Save as a Toile painting')}</Menu.Item>
          {children}
          <Menu.Divider />
          <Menu.Item onClick={() => setDialog('sheet')}>{t('Size and colour of the sheet')}</Menu.Item>
          <Menu.Item
            role="menuitemcheckbox"
            aria-checked={leftHanded}
            onClick={() => desk.set({ leftHanded: !leftHanded })}
          >
            {leftHanded ? t('Tools at the left') : t('Tools at the right, for the left hand')}
          </Menu.Item>
          <Menu.Item
            role="menuitemcheckbox"
            aria-checked={fingersDraw}
            onClick={() => desk.set({ fingersDraw: !fingersDraw })}
          >
            {fingersDraw ? t('Fingers only move the sheet') : t('Let a finger draw')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={input}
        type="file"
        hidden
        accept=".psd,.zip,image/png,image/jpeg,image/webp"
        aria-label={t('Open a file or place a picture')}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      {dialog === 'picture' && <SavePicture title={title} onClose={() => setDialog(null)} />}
      {dialog === 'sheet' && <SheetDialog onClose={() => setDialog(null)} />}
    </>
  )
}
