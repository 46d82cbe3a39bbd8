import { Button } from '@mantine/core'
import type { VersionEntry } from '@toile/contract/features/versions.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'
import { useDocument } from '../../../shell/useDocument.ts'
import { KeepVersion } from './KeepVersion.tsx'
import { useVersions } from './useVersions.ts'
import type { VersionsProps } from './versionsProps.ts'
import { VersionsCompared } from './VersionsCompared.tsx'
import { VersionLine } from './VersionLine.tsx'
import styles from './versions.module.css'

/** Versions that are compared at once, beside how the look is now. */
const most = 3

/** The versions of a look as a line of time: each with its picture, what changed in it, and ways to name, compare and restore it. */
export function VersionsDialog({ look, entry, project, onClose }: VersionsProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const { value: now } = useDocument(look.document)
  const { all, more, error, loading, readMore, readAgain, restore, busy } = useVersions(look)
  const [compared, setCompared] = useState<readonly VersionEntry[]>([])
  const isCompared = ({ id }: VersionEntry) => compared.some((one) => one.id === id)
  const toggle = (version: VersionEntry) =>
    setCompared(isCompared(version) ? compared.filter(({ id }) => id !== version.id) : [...compared, version])
  return (
    <Dialog
      title={t('Versions of look {{number}}', { number: lookNumber(entry) })}
      size={compared.length > 0 ? 'wide' : 'large'}
      onClose={onClose}
    >
      <KeepVersion look={look} onKept={readAgain} />
      {compared.length > 0 && <VersionsCompared now={now} versions={compared} project={project} />}
      {error && <TryAgain error={error} onAgain={readAgain} />}
      {!error && !loading && all.length === 0 && (
        <p className={styles.quiet}>
          {t(
            'Versions are saved automatically: how the look was made (kept with its first change), when work rests, when it is liked, and before it is changed with others or restored.',
          )}
        </p>
      )}
      <ol className={styles.line} aria-label={t('Versions')} aria-busy={loading}>
        {all.map((version, i) => (
          <VersionLine
            key={version.id}
            version={version}
            before={all[i + 1]?.document ?? null}
            now={now}
            project={project}
            busy={busy}
            compared={isCompared(version)}
            full={compared.length >= most}
            onCompare={() => toggle(version)}
            onNamed={readAgain}
            onRestore={(garments) => void restore(version, garments)}
          />
        ))}
      </ol>
      {more && (
        <Button variant="default" loading={loading} onClick={readMore}>
          {t('Earlier versions')}
        </Button>
      )}
    </Dialog>
  )
}
