@echo off
chcp 65001 >nul
title {{name}}
cd /d "%~dp0"
where node >nul 2>nul
if errorlevel 1 goto missing
if not exist "node_modules\dentalsite" call npm install
call npx dentalsite edit
if errorlevel 1 goto failed
exit /b 0

:missing
echo.
echo {{missing}}
echo {{ask}}
goto wait

:failed
echo.
echo {{failed}}
echo {{ask}}

:wait
echo.
echo {{key}}
pause >nul
exit /b 1
