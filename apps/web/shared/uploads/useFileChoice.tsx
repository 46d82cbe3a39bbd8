import { useRef } from 'react'

/** What the file dialog of the browser offers. */
const pictureKinds = 'image/png,image/jpeg,image/webp'

/** A field that takes pictures from this machine, and what opens it; `name` is already translated. */
export function useFileChoice(name: string, onFiles: (files: readonly File[]) => void, multiple = true) {
  const field = useRef<HTMLInputElement>(null)
  return {
    open: () => field.current?.click(),
    input: (
      <input
        ref={field}
        type="file"
        hidden
        multiple={multiple}
        accept={pictureKinds}
        aria-label={name}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    ),
  }
}
