/** The rules of axe-core by their names, since the package is only there for `check --browser`. */
export const axeRules: readonly string[] = `
  accesskeys area-alt aria-allowed-attr aria-allowed-role aria-braille-equivalent aria-command-name aria-conditional-attr
  aria-deprecated-role aria-dialog-name aria-hidden-body aria-hidden-focus aria-input-field-name aria-meter-name aria-progressbar-name
  aria-prohibited-attr aria-required-attr aria-required-children aria-required-parent aria-roledescription aria-roles aria-tab-name
  aria-text aria-toggle-field-name aria-tooltip-name aria-treeitem-name aria-valid-attr aria-valid-attr-value audio-caption
  autocomplete-valid avoid-inline-spacing blink button-name bypass color-contrast color-contrast-enhanced css-orientation-lock
  definition-list dlitem document-title duplicate-id duplicate-id-active duplicate-id-aria empty-heading empty-table-header
  focus-order-semantics form-field-multiple-labels frame-focusable-content frame-tested frame-title frame-title-unique heading-order
  hidden-content html-has-lang html-lang-valid html-xml-lang-mismatch identical-links-same-purpose image-alt image-redundant-alt
  input-button-name input-image-alt label label-content-name-mismatch label-title-only landmark-banner-is-top-level
  landmark-complementary-is-top-level landmark-contentinfo-is-top-level landmark-main-is-top-level landmark-no-duplicate-banner
  landmark-no-duplicate-contentinfo landmark-no-duplicate-main landmark-one-main landmark-unique link-in-text-block link-name list listitem
  marquee meta-refresh meta-refresh-no-exceptions meta-viewport meta-viewport-large nested-interactive no-autoplay-audio object-alt
  p-as-heading page-has-heading-one presentation-role-conflict region role-img-alt scope-attr-valid scrollable-region-focusable select-name
  server-side-image-map skip-link summary-name svg-img-alt tabindex table-duplicate-name table-fake-caption target-size td-has-header
  td-headers-attr th-has-data-cells valid-lang video-caption
`
  .trim()
  .split(/\s+/);
