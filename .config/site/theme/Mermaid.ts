import { useData as pageData } from 'vitepress'
import { defineComponent, h, onMounted, ref, watch } from 'vue'

let drawn = 0

/** A diagram, drawn when its page opens, in the colours of the page. Without scripts, its source is shown. */
export const Mermaid = defineComponent({
  props: { code: { type: String, required: true } },
  setup: ({ code }) => {
    const { isDark } = pageData()
    const source = decodeURIComponent(code)
    const svg = ref('')
    const draw = async (): Promise<void> => {
      const { default: mermaid } = await import('mermaid')
      mermaid.initialize({ startOnLoad: false, theme: isDark.value ? 'dark' : 'neutral' })
      drawn += 1
      svg.value = (await mermaid.render(`diagram-${drawn}`, source)).svg
    }
    onMounted(() => void draw())
    watch(isDark, () => void draw())
    return () => (svg.value === '' ? h('pre', source) : h('div', { class: 'diagram', innerHTML: svg.value }))
  },
})
