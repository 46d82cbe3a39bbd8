import { Button, Menu } from '@mantine/core'
import type { LibraryTab } from '@toile/contract/features/library.ts'
import { useNavigate } from '@tanstack/react-router'
import { IconCrop, IconFolder, IconPhoto, IconSparkles, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { makersOf } from './makersOf.ts'
import { isStray } from './readDropped.ts'

interface AddMenusProps {
  tab: LibraryTab | null
  /** Where files go, already translated. */
  where: string
  onFiles: (files: readonly File[]) => void
  /** Opens the dialog in which pictures are cropped, named and tagged first. */
  onPrepare: () => void
}

const icon = { size: 17, stroke: 1.4, 'aria-hidden': true } as const

/** What brings new things into the library: makers, pictures and whole folders of the own machine. */
export function AddMenus({ tab, where, onFiles, onPrepare }: AddMenusProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const pictures = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])].filter((file) => !isStray(file))
    input.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <Menu withinPortal={false}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconSparkles {...icon} />}>
            {t('Generate')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {makersOf(tab).map(({ tool, label }) => (
            <Menu.Item key={tool} onClick={() => void navigate({ to: '/home/tools', search: { tool } })}>
              {t(label)}
            </Menu.Item>
          ))}
          {(tab === null || tab === 'looks') && (
            <Menu.Item onClick={() => void navigate({ to: '/home/tools' })}>{t('Design looks in a project')}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Menu withinPortal={false}>
        <Menu.Target>
          <Button leftSection={<IconUpload {...icon} />}>{t('Upload')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('To {{tab}}', { tab: where })}</Menu.Label>
          <Menu.Item leftSection={<IconPhoto {...icon} />} onClick={() => pictures.current?.click()}>
            {t('Pictures')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCrop {...icon} />} onClick={onPrepare}>
            {t('Pictures, cropped and tagged first')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFolder {...icon} />} onClick={() => folder.current?.click()}>
            {t('A whole folder')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={pictures}
        type="file"
        multiple
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('Upload to the library')}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <input
        ref={(input) => {
          folder.current = input
          input?.toggleAttribute('webkitdirectory', true)
        }}
        type="file"
        multiple
        hidden
        aria-label={t('Upload a folder to the library')}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </>
  )
}
