import type { LibraryTab } from '@toile/contract/features/library.ts'
import { useTranslation } from 'react-i18next'
import { useCategories } from '../../shared/library/categories.ts'
import { libraryTabs } from '../../shell/parts/libraryTabs.ts'
import { sayRefusal } from '../../shell/calls/queries.ts'
import { UploadDialog } from '../../shared/uploads/dialog/UploadDialog.tsx'
import { keepInLibrary, usedForTab } from './libraryLine.ts'
import { nameOfFile } from './nameOfFile.ts'

/** Pictures for a tab of the library, cropped, turned, named, put into categories and tagged before they are kept (requirement S2.52). */
export function PrepareDialog({ tab, onClose }: { tab: LibraryTab; onClose: () => void }) {
  const { t } = useTranslation()
  const categories = useCategories(tab)
  const where = t(libraryTabs.find(({ id }) => id === tab)?.label ?? tab)
  return (
    <UploadDialog
      title={t('Upload to {{tab}}', { tab: where })}
      use={usedForTab(tab)}
      files={[]}
      categories={categories.map(({ value, label }) => ({ value, label: t(label) }))}
      named
      onAdded={({ picture, name, category, tags }) =>
        void keepInLibrary({ fileId: picture.id, tab, name: nameOfFile(name), category, tags }).catch(sayRefusal)
      }
      onClose={onClose}
    />
  )
}
