import { Button, type ButtonProps } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { pictureKinds } from './pictureKind.ts'

interface UploadButtonProps extends ButtonProps {
  /** Already translated; names the field that takes the files. */
  name: string
  /** Already translated; stands on the button. */
  label: string
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that lets pictures be chosen from this machine. */
export function UploadButton({ name, label, multiple = false, onFiles, ...button }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        leftSection={<IconUpload size={16} stroke={1.4} aria-hidden />}
        {...button}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
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
    </>
  )
}
