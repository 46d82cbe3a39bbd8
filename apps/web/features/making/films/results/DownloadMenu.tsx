import { Menu } from '@mantine/core'
import { type FilmEntry, films } from '@toile/contract/features/films.ts'
import { filmForms, type FilmFormId } from '@toile/craft/films/filmForms.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { megabytes } from '../../../../shared/uploads/judgeFile.ts'
import { sayRefusal } from '../../../../shell/calls/queries.ts'
import { useCall } from '../../../../shell/calls/useCall.ts'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { toasts } from '../../../../shell/toasts/toasts.ts'
import styles from './results.module.css'
import { fileOf, takeForm } from './takeForm.ts'

/** A film as a file: in the forms that it has, with their weight, and those that are made first; one that cannot be made says why. */
export function DownloadMenu({ entry }: { entry: FilmEntry }) {
  const { t } = useTranslation()
  const { data: forms } = useCall(films.forms, {}, { fresh: 600_000 })
  const [busy, setBusy] = useState(false)
  const take = async (form: FilmFormId, label: string) => {
    setBusy(true)
    if (!fileOf(entry, form)) toasts.done(t('{{name}} is being made', { name: `${entry.name} (${label})` }))
    try {
      await takeForm(entry, form)
    } catch (error) {
      sayRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  const weight = (bytes: number) => t('{{size}} MB', { size: megabytes(Math.max(bytes, 50_000)) })
  return (
    <Menu position="bottom-end" withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <IconButton name={t('Download {{name}}', { name: entry.name })} loading={busy}>
          <IconDownload size={18} stroke={1.4} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {filmForms.map(({ id, label }) => {
          const file = fileOf(entry, id)
          const form = forms?.find((one) => one.form === id)
          const lacks = !file && form && !form.ready
          return (
            <Menu.Item key={id} disabled={lacks} onClick={() => void take(id, t(label))}>
              <span className={styles.form}>
                {t(label)}
                <small>
                  {lacks
                    ? form.says
                    : file
                      ? `${file.width} × ${file.height} · ${weight(file.bytes)}`
                      : t('Made first, without credits')}
                </small>
              </span>
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
